import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { descriptionIn, titleIn } from '@/contracts/kit/text/languages';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { PostView } from '@/portal/areas/bulletin/PostView';
import {
  htmlLang,
  type Language,
  LanguageContext,
  languageNames,
  languages,
  useLanguage,
} from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import type { ItemProps } from './item-props';

/** What the post says, as residents read it, in each language that it is written in. */
export function PostText({ post }: Pick<ItemProps, 'post'>) {
  const { t } = useTranslation('pickers');
  const written = languages.filter(
    (one) => one === 'th' || titleIn(post, one) || descriptionIn(post, one),
  );
  const own = useLanguage();
  const [chosen, choose] = useState<Language>(own);
  const language = written.includes(chosen) ? chosen : 'th';
  return (
    <Section
      title={t('phone.title')}
      more={
        written.length > 1 && (
          <span className={styles.languages}>
            {written.map((one) => (
              <Button
                key={one}
                look="bare"
                lang={htmlLang[one]}
                aria-pressed={one === language}
                onClick={() => choose(one)}
              >
                {languageNames[one]}
              </Button>
            ))}
          </span>
        )
      }
    >
      <LanguageContext value={language}>
        <article className={styles.read} lang={htmlLang[language]}>
          <PostView post={post} language={language} />
        </article>
      </LanguageContext>
    </Section>
  );
}
