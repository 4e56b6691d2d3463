import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import {
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import {
  needsFor,
  type SuggestionStatus,
  suggestionRules,
} from '@/contracts/master-data/suggestions/suggestion-state';
import { DueBy } from '@/portal/areas/suggestions/DueBy';
import { StatusTag } from '@/portal/areas/suggestions/StatusTag';
import { useMove } from '@/portal/kit/calls/use-move';
import { useReader } from '@/portal/kit/calls/use-reader';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Select } from '@/portal/ui/fields/fields';
import { Hero } from '@/portal/ui/layout/Hero';
import styles from './Item.module.css';
import type { ItemProps } from './item-props';

const MergeDialog = dynamic(() => import('./MergeDialog').then((m) => m.MergeDialog), {
  ssr: false,
});

/** Where it stands, whose it is, and everything that this person may do about it now. */
export function Standing(props: ItemProps & { more: ReactNode }) {
  const { suggestion: read, reload, more } = props;
  const { t } = useTranslation('suggestions');
  const { moment } = useDates();
  const can = usePermission();
  const [merging, setMerging] = useState(false);
  // What an action here has made of it, until the reading has caught up.
  const [made, setMade] = useState<SuggestionDetail>();
  const suggestion = made && made.version > read.version ? made : read;
  const { id, version, status, late, dueAt, assigneeId, assigneeName } = suggestion;
  const staff = useReader(suggestionEndpoints.staff, {}).answer ?? [];
  const ends = {
    done: (reply: SuggestionDetail) => {
      setMade(reply);
      reload();
    },
    reload,
  };
  const [assign, assigning] = useMove(suggestionEndpoints.assign, ends);
  const [move, moving] = useMove(suggestionEndpoints.status, ends);
  const isBusy = assigning || moving;
  const { open, to } = suggestionRules[status];
  const offered = to.filter((next) => can(needsFor(status, next)));
  const mayEdit = open && can('suggestions:edit');
  const isKnown = staff.some(({ accountId }) => accountId === assigneeId);
  const [first, ...others] = offered;
  const go = (next: SuggestionStatus) =>
    void move({ params: { id }, body: { version, status: next } });
  return (
    <>
      <Hero
        state={
          <>
            <StatusTag status={status} big />
            {open && <DueBy suggestion={suggestion} />}
            {open && <span>{t(late ? 'dueLate' : 'due', { at: moment(dueAt) })}</span>}
          </>
        }
        next={
          mayEdit ? (
            <span className={styles.assign}>
              {t('assign')}
              <Select
                aria-label={t('assign')}
                value={assigneeId ?? ''}
                disabled={isBusy}
                onChange={({ target }) =>
                  void assign({
                    params: { id },
                    body: { version, assigneeId: target.value || null },
                  })
                }
              >
                <option value="">{t('nobody')}</option>
                {assigneeId && !isKnown && <option value={assigneeId}>{assigneeName}</option>}
                {staff.map(({ accountId, fullname }) => (
                  <option key={accountId} value={accountId}>
                    {fullname}
                  </option>
                ))}
              </Select>
            </span>
          ) : (
            `${t('assign')}: ${assigneeName || t('nobody')}`
          )
        }
      >
        {others.slice(0, 1).map((next) => (
          <Button key={next} disabled={isBusy} onClick={() => go(next)}>
            {t(`moves.${next}`)}
          </Button>
        ))}
        {first && (
          <Button look="primary" disabled={isBusy} onClick={() => go(first)}>
            {t(`moves.${first}`)}
          </Button>
        )}
        {(others.length > 1 || more) && (
          <MoreMenu>
            {others.slice(1).map((next) => (
              <Button key={next} disabled={isBusy} onClick={() => go(next)}>
                {t(`moves.${next}`)}
              </Button>
            ))}
            {mayEdit && <Button onClick={() => setMerging(true)}>{t('merge')}</Button>}
            {more}
          </MoreMenu>
        )}
      </Hero>
      {merging && (
        <MergeDialog
          suggestion={suggestion}
          onMerged={() => {
            setMerging(false);
            reload();
          }}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  );
}
