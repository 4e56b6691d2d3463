import { LayoutTemplate, Smartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { News } from '@/contracts/news/news';
import { newsStates } from '@/contracts/news/news-state';
import { newsUploads } from '@/contracts/news/news-uploads';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { ContentFields } from '@/portal/kit/content/ContentFields';
import { RestoredNote } from '@/portal/kit/form/unsent/RestoredNote';
import { listAddress } from '@/portal/kit/list/list-address';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useMedia } from '@/portal/kit/page/use-media';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Panel } from '@/portal/ui/layout/Panel';
import { SaveBar } from '@/portal/ui/layout/SaveBar';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { DraftPreview } from './DraftPreview';
import styles from './Form.module.css';
import { NewsConflict } from './NewsConflict';
import { filledBy, isWritten } from './news-values';
import { ReachFields } from './ReachFields';
import { TypeField } from './TypeField';
import { useNewsForm } from './use-news-form';

const Dialog = dynamic(() => import('@/portal/kit/page/Dialog').then((m) => m.Dialog), {
  ssr: false,
});
const TemplateDialog = dynamic(() => import('./TemplateDialog').then((m) => m.TemplateDialog), {
  ssr: false,
});

const addressOf = (news: News | null) => (news ? `/news/${news.id}` : listAddress('/news'));

interface Props {
  news: News | null;
  onSaved: (saved: News) => void;
}

/** Writes news, or edits what may be edited; `null` for new news. */
export function NewsForm(props: Props) {
  const { news } = props;
  const { t } = useTranslation(['news-form', 'common']);
  // What becomes of it while it is open is the service's to say: nothing typed is taken away.
  const [isOpen] = useState(!news || (news.own && newsStates[news.publishState].edit));
  if (isOpen) return <OpenForm {...props} />;
  return (
    <Panel
      title={t('closed')}
      actions={
        <Link {...buttonLook('primary')} href={addressOf(news)}>
          {t('back')}
        </Link>
      }
    >
      {t('closedLead')}
    </Panel>
  );
}

function OpenForm({ news, onSaved }: Props) {
  const { t } = useTranslation(['news-form', 'common']);
  const can = usePermission();
  const confirm = useConfirm();
  const { propertyId } = usePerson();
  const form = useNewsForm(news, onSaved);
  const { values, restoration, saving, submit } = form;
  const [isChoosing, setChoosing] = useState(false);
  const isWide = useMedia('(min-width: 1200px)');
  const [wish, setWish] = useState<boolean | null>(null);
  const isPreviewed = wish ?? isWide;
  const isReviewed = Boolean(propertyId) && values.type === 'ordinary';

  return (
    <>
      <ScreenHeader title={t(news ? 'edit' : 'create')}>
        {can('news-templates:view') && (
          <Button icon={<LayoutTemplate aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('template.start')}
          </Button>
        )}
        <Button
          icon={<Smartphone aria-hidden="true" />}
          aria-pressed={isPreviewed}
          onClick={() => setWish(!isPreviewed)}
        >
          {t('preview')}
        </Button>
      </ScreenHeader>
      {restoration && <RestoredNote {...restoration} />}
      {news && news.review !== 'pending' && <p className={styles.note}>{t('reviewedAnew')}</p>}
      <NewsConflict form={form} />
      <div className={styles.screen}>
        <form {...form.props} className={styles.form} aria-label={t(news ? 'edit' : 'create')}>
          <TypeField form={form} />
          <Section title={t('content')}>
            <ContentFields {...form} uploads={newsUploads} onChange={form.change} />
          </Section>
          <ReachFields form={form} />
          <SaveBar>
            <Link {...buttonLook('plain')} href={addressOf(news)}>
              {t('common:form.close')}
            </Link>
            <Button
              look={isReviewed ? 'plain' : 'primary'}
              busy={saving}
              onClick={() => submit({ askReview: false })}
            >
              {t('save')}
            </Button>
            {isReviewed && (
              <Button look="primary" busy={saving} onClick={() => submit({ askReview: true })}>
                {t('saveAndAsk')}
              </Button>
            )}
          </SaveBar>
        </form>
        {isPreviewed && isWide && (
          <aside className={styles.aside}>
            <DraftPreview values={values} />
          </aside>
        )}
      </div>
      {isPreviewed && !isWide && (
        <Dialog title={t('preview')} onClose={() => setWish(false)}>
          <DraftPreview values={values} />
        </Dialog>
      )}
      {isChoosing && (
        <TemplateDialog
          onClose={() => setChoosing(false)}
          onChosen={async (template) => {
            const overwrite = {
              ask: t('template.overwrite'),
              yes: t('template.use'),
              danger: true,
            };
            if (isWritten(values) && !(await confirm(overwrite))) return;
            form.replace(filledBy(template));
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
