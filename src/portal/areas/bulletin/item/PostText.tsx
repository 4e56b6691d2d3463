import { useTranslation } from 'next-i18next/pages';
import { descriptionIn, titleIn } from '@/contracts/kit/text/languages';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { PostView } from '@/portal/areas/bulletin/PostView';
import { LanguageChoice, useLanguageChoice } from '@/portal/kit/content/languages/LanguageChoice';
import { htmlLang, LanguageContext, languages } from '@/portal/kit/text/language';
import { Section } from '@/portal/ui/layout/Section';
import type { ItemProps } from './item-props';

/** What the post says, as residents read it, in each language that it is written in. */
export function PostText({ post }: Pick<ItemProps, 'post'>) {
  const { t } = useTranslation('pickers');
  const written = languages.filter(
    (one) => one === 'th' || titleIn(post, one) || descriptionIn(post, one),
  );
  const choice = useLanguageChoice(written);
  const { language } = choice;
  return (
    <Section
      title={t('phone.title')}
      more={written.length > 1 && <LanguageChoice label={t('phone.languages')} {...choice} />}
    >
      <LanguageContext value={language}>
        <article className={styles.read} lang={htmlLang[language]}>
          <PostView post={post} language={language} />
        </article>
      </LanguageContext>
    </Section>
  );
}
