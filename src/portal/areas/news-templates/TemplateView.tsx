import { useTranslation } from 'next-i18next/pages';
import { descriptionIn, languages, titleIn } from '@/contracts/kit/text/languages';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { RichText } from '@/portal/kit/content/rich-text/RichText';
import { htmlLang } from '@/portal/kit/text/language';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Templates.module.css';

/** A template to read, for who may not change it here. */
export function TemplateView({ template }: { template: NewsTemplate }) {
  const { t } = useTranslation(['news-templates', 'content']);
  const { thumbnailUrl, newsFiles } = template;
  return (
    <div className={styles.form}>
      {!template.own && <p className={styles.note}>{t('readOnly')}</p>}
      {thumbnailUrl && (
        // biome-ignore lint/performance/noImgElement: the service has made it in its size.
        <img className={styles.cover} src={thumbnailUrl} alt={t('content:fields.cover')} />
      )}
      {languages.map((language) => (
        <Section key={language} title={t(`content:languages.${language}`)}>
          <b lang={htmlLang[language]}>{titleIn(template, language)}</b>
          {descriptionIn(template, language) ? (
            <RichText html={descriptionIn(template, language)} language={language} />
          ) : (
            <p>{t('noText')}</p>
          )}
        </Section>
      ))}
      {newsFiles.length > 0 && (
        <Section title={t('content:fields.files')}>
          <ul>
            {newsFiles.map(({ id, name, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
