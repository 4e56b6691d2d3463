import { useTranslation } from 'next-i18next/pages';
import type { ContentUploads } from '@/contracts/content/parts';
import { completeness } from '@/contracts/kit/text/languages';
import { htmlLang, type Language } from '@/portal/kit/text/language';
import { CropField } from '@/portal/kit/upload/CropField';
import { UploadField } from '@/portal/kit/upload/UploadField';
import type { Unsent } from '@/portal/kit/upload/upload-item';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './ContentFields.module.css';
import type { ContentValues } from './content-values';
import { Differences } from './Differences';
import { LanguageTabs } from './languages/LanguageTabs';
import { RichTextField } from './rich-text/RichTextField';

const endings = { th: 'Th', en: 'En', cn: 'Cn' } as const;

interface Props {
  uploads: ContentUploads;
  values: ContentValues;
  /** Another one where the values came from elsewhere than these fields. */
  round: number;
  /** By the path of the field in the draft. */
  errors: Readonly<Record<string, unknown>>;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<ContentValues>) => void;
  /** Told what is still to be sent of a field before the form can be. */
  onUnsent: (field: 'cover' | 'files', unsent: Unsent) => void;
}

/**
 * Titles and texts in three languages, a cover, and files in their order. Needs `contentTexts` and
 * `uploadTexts`.
 */
export function ContentFields(props: Props) {
  const { uploads, values, round, errors, errorOf, onChange, onUnsent } = props;
  const { t } = useTranslation(['content', 'common']);

  const texts = (language: Language) => {
    const title = `title${endings[language]}` as const;
    const description = `description${endings[language]}` as const;
    const named = { language: t(`languages.${language}`) };
    const required = language === 'th';
    return (
      <div className={styles.language}>
        <TextField
          name={title}
          label={t('fields.title', named)}
          lang={htmlLang[language]}
          autoComplete="off"
          value={values[title]}
          error={errorOf(`data.${title}`)}
          required={required}
          onChange={({ target }) => onChange({ [title]: target.value })}
        />
        <RichTextField
          key={round}
          label={t('fields.text', named)}
          language={language}
          initial={values[description]}
          error={errorOf(description)}
          required={required}
          onChange={(html) => onChange({ [description]: html })}
        />
      </div>
    );
  };

  return (
    <>
      <LanguageTabs states={completeness(values)} errors={errors}>
        {texts}
      </LanguageTabs>
      <Differences wording={values} />
      <CropField
        key={`cover ${round}`}
        type={uploads.cover}
        label={t('fields.cover')}
        picture={values.cover}
        error={errorOf('thumbnail') ?? errorOf('thumbnailUrl')}
        onChange={(cover, unsent) => {
          onChange({ cover });
          onUnsent('cover', unsent);
        }}
      />
      <UploadField
        key={`files ${round}`}
        type={uploads.files}
        label={t('fields.files')}
        initial={values.files}
        error={errorOf('files') ?? errorOf('newsFiles')}
        inOrder
        onChange={(files, unsent) => {
          onChange({ files });
          onUnsent('files', unsent);
        }}
      />
    </>
  );
}
