import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Form.module.css';

const all = { query: { page: 1, limit: 100 } };

/** The templates to start from, the property's own and the platform's, found by name. */
export function TemplateDialog(props: {
  onChosen: (template: NewsTemplate) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['news-form', 'news', 'common']);
  const id = useId();
  const errorText = useErrorText();
  const { answer, reading, reload } = useReader(newsTemplateEndpoints.list, all);
  const [typed, setTyped] = useState('');
  const [choose, choosing] = useAction(newsTemplateEndpoints.get, {
    done: props.onChosen,
  });

  const words = typed.trim().toLowerCase();
  const shown = (answer?.rows ?? []).filter(({ name, titleTh }) =>
    `${name} ${titleTh}`.toLowerCase().includes(words),
  );
  return (
    <Dialog title={t('template.title')} onClose={props.onClose}>
      <TextField
        name="template-words"
        type="search"
        label={t('template.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {reading.status === 'failed' && (
        <p role="alert" className={styles.error}>
          {errorText(reading.error)}{' '}
          <Button look="link" onClick={reload}>
            {t('common:list.retry')}
          </Button>
        </p>
      )}
      <ul className={styles.templates} aria-busy={!answer}>
        {shown.map((template) => (
          <li key={template.id}>
            <div>
              <b id={`${id}-${template.id}`}>{template.name}</b>
              <small>
                {t(`news:types.${template.type}`)} · {template.titleTh}
              </small>
            </div>
            <Button
              disabled={choosing}
              aria-describedby={`${id}-${template.id}`}
              onClick={() => choose({ params: { id: template.id } })}
            >
              {t('template.use')}
            </Button>
          </li>
        ))}
      </ul>
      {answer && shown.length === 0 && (
        <p>{t(answer.total === 0 ? 'template.empty' : 'template.noMatch')}</p>
      )}
      <DialogFoot onCancel={props.onClose} />
    </Dialog>
  );
}
