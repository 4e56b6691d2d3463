import { useTranslation } from 'next-i18next/pages';
import type { NewsTemplateRow } from '@/contracts/news/news-template';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';

/** Deletes a template after saying what that loses, for who may and where it is of the place. */
export function RemoveTemplate(props: {
  template: NewsTemplateRow;
  look: 'plain' | 'link';
  onRemoved: () => void;
}) {
  const { id, name, own } = props.template;
  const { t } = useTranslation(['news-templates', 'common']);
  const can = usePermission();
  const [remove, removing] = useAction(newsTemplateEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      props.onRemoved();
    },
  });
  if (!own || !can('news-templates:delete')) return null;
  return (
    <RemoveButton
      name={name}
      lost={t('lost', { name })}
      look={props.look}
      busy={removing}
      onRemove={() => remove({ params: { id } })}
    />
  );
}
