import { Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { suggestions as feature } from '@/contracts/features/services/suggestions';
import {
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Conversation } from './Conversation';
import { Facts } from './Facts';
import type { ItemProps } from './item-props';
import { Reporter } from './Reporter';
import { Standing } from './Standing';

const SuggestionForm = dynamic(
  () => import('@/portal/areas/suggestions/SuggestionForm').then((m) => m.SuggestionForm),
  { ssr: false },
);

/** A suggestion beside what was said of it. */
export function Item({ suggestion, reload }: ItemProps) {
  const { t } = useTranslation(['suggestions', 'common']);
  const can = usePermission();
  const router = useRouter();
  const { id, number, subject, status } = suggestion;
  const editing = useEditing<SuggestionDetail>(`suggestion ${id}`);
  const [remove, removing] = useAction(suggestionEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      void router.push('/suggestion');
    },
  });
  const name = `#${number} ${subject}`;
  const mayEdit = suggestionRules[status].open && can('suggestions:edit');
  return (
    <>
      <ScreenHeader title={name} />
      <Standing
        suggestion={suggestion}
        reload={reload}
        more={
          (mayEdit || can('suggestions:delete')) && (
            <>
              {mayEdit && (
                <Button icon={<Pencil />} onClick={() => editing.open(suggestion)}>
                  {t('common:form.edit')}
                </Button>
              )}
              <hr />
              {can('suggestions:delete') && (
                <RemoveButton
                  look="plain"
                  lost={t('lost', { name })}
                  busy={removing}
                  onRemove={() => void remove({ params: { id } })}
                />
              )}
            </>
          )
        }
      />
      <Halves
        side={
          <>
            <Reporter suggestion={suggestion} />
            <Facts suggestion={suggestion} />
          </>
        }
      >
        <Conversation suggestion={suggestion} reload={reload} />
        <HistorySection of={feature} kind="suggestion" id={id} />
      </Halves>
      {editing.form && (
        <SuggestionForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
