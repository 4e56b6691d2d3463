import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { newsTypes } from '@/contracts/news/news-state';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { newsUploads } from '@/contracts/news/news-uploads';
import { ContentFields } from '@/portal/kit/content/ContentFields';
import { useReadableContent } from '@/portal/kit/content/use-readable-content';
import { Conflict, type ReadableField } from '@/portal/kit/form/conflict/Conflict';
import { RestoredNote } from '@/portal/kit/form/unsent/RestoredNote';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import { SaveBar } from '@/portal/ui/layout/SaveBar';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Templates.module.css';
import type { TemplateValues } from './template-values';
import { useTemplateForm } from './use-template-form';

/** Writes a new template, for `null`, or changes one. */
export function TemplateForm({ template }: { template: NewsTemplate | null }) {
  const { t } = useTranslation(['news-templates', 'common']);
  const form = useTemplateForm(template);
  const { values, change, errorOf, restoration, saving } = form;
  return (
    <>
      {restoration && <RestoredNote {...restoration} />}
      <Late form={form} />
      <form {...form.props} className={styles.form} aria-label={t(template ? 'edit' : 'create')}>
        <Section title={t('about')}>
          <TextField
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            required
            autoComplete="off"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            error={errorOf('data.name')}
          />
          <Labelled label={t('type')}>
            <Select
              value={values.type}
              onChange={({ target }) => change({ type: target.value as TemplateValues['type'] })}
            >
              {newsTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`types.${type}`)}
                </option>
              ))}
            </Select>
          </Labelled>
        </Section>
        <Section title={t('content')}>
          <ContentFields {...form} uploads={newsUploads} onChange={change} />
        </Section>
        <SaveBar>
          <Link {...buttonLook('plain')} href="/news-template">
            {t('common:form.close')}
          </Link>
          <Button look="primary" busy={saving} onClick={() => form.submit()}>
            {t('common:form.save')}
          </Button>
        </SaveBar>
      </form>
    </>
  );
}

/** Somebody else saved the template meanwhile: both sides, and the choice between them. */
function Late({ form: { late } }: { form: ReturnType<typeof useTemplateForm> }) {
  const { t } = useTranslation('news-templates');
  const content = useReadableContent();
  if (!late) return null;
  const fields: ReadableField<TemplateValues>[] = [
    { name: 'name', label: t('name'), read: ({ name }) => name },
    { name: 'type', label: t('type'), read: ({ type }) => t(`types.${type}`) },
    ...content,
  ];
  return <Conflict {...late} fields={fields} />;
}
