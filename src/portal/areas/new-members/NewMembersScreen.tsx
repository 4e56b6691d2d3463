import type { TFunction } from 'i18next';
import { FileText, Pencil, Plus, UserCheck, UserRound, UserX } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import {
  type NewMember,
  newMemberColumns,
  newMemberEndpoints,
} from '@/contracts/master-data/residents/new-member';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { useChosenRows } from '@/portal/kit/list/use-chosen-rows';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { ApproveMany } from './ApproveMany';
import { MemberTabs } from './MemberTabs';
import { memberQuery } from './member-query';
import styles from './NewMembers.module.css';

const MemberForm = dynamic(() => import('./MemberForm').then((m) => m.MemberForm), { ssr: false });
const ApproveForm = dynamic(() => import('./ApproveForm').then((m) => m.ApproveForm), {
  ssr: false,
});
const RemoveForm = dynamic(() => import('./RemoveForm').then((m) => m.RemoveForm), { ssr: false });
const Documents = dynamic(() => import('./Documents').then((m) => m.Documents), { ssr: false });

const { list } = newMemberEndpoints;
// Nobody has decided on those who wait.
const { decidedBy: _, reason: __, ...waitingColumns } = newMemberColumns;
const calls = { list };
const spans = ['created', 'decided'] as const;
const nameOf = ({ name }: NewMember) => name;

/** People who ask to be taken up: those who wait grow in number while one looks. */
export function NewMembersScreen() {
  const { t } = useTranslation(['new-members', 'common']);
  const can = usePermission();
  const records = useRecords(calls, memberQuery);
  const { rows = [], query, reload } = records.list;
  const { status, ...filters } = query;
  const { keywords } = filters;
  const { editing } = records;
  const approving = useEditing<NewMember>(newMemberEndpoints.approve.path);
  const removing = useEditing<NewMember>(newMemberEndpoints.remove.path);
  const [seen, setSeen] = useState<NewMember>();
  const { selection: chosen } = useChosenRows(rows, nameOf, 200);
  const isWaiting = status === 'waiting';
  const mayApprove = isWaiting && can('new-members:approve');
  const renders = useRenders(mayApprove ? approving.open : undefined);
  const mayChange = isWaiting && (can('new-members:edit') || can('new-members:delete'));
  const isOffered = ({ photos, customerId }: NewMember) =>
    mayChange || photos.length > 0 || Boolean(customerId);
  const done = () => {
    for (const form of [editing, approving, removing]) form.close();
    reload();
  };
  const deed = (member: NewMember, button: ComponentProps<typeof Button>) => (
    <Button look="link" {...button}>
      {button.children} <span className="visually-hidden">{member.name}</span>
    </Button>
  );
  return (
    <>
      <RecordsScreen
        // The tab is no filter: where nobody waits, that is not for want of a match.
        records={{ ...records, list: { ...records.list, query: filters } }}
        texts="new-members"
        columns={isWaiting ? waitingColumns : newMemberColumns}
        renders={renders}
        nameOf={nameOf}
        selection={mayApprove ? chosen : undefined}
        tools={
          <>
            {can('new-members:export') && status && (
              <DownloadButton
                endpoint={newMemberEndpoints.download}
                call={{ params: { type: status }, query: keywords ? { keywords } : {} }}
              >
                {t('export')}
              </DownloadButton>
            )}
            {records.mayCreate && (
              <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
                {t('add')}
              </Button>
            )}
          </>
        }
        tabs={
          <>
            <MemberTabs status={status ?? ''} />
            {mayApprove && <ApproveMany chosen={chosen} onDone={reload} />}
          </>
        }
        verb={
          mayApprove
            ? (member) =>
                deed(member, {
                  ...{ look: 'verb', icon: <UserCheck />, children: t('approve') },
                  onClick: () => approving.open(member),
                })
            : undefined
        }
        actions={
          rows.some(isOffered)
            ? (member) =>
                isOffered(member) && (
                  <>
                    {member.photos.length > 0 &&
                      deed(member, {
                        ...{ icon: <FileText />, children: t('openPhotos') },
                        onClick: () => setSeen(member),
                      })}
                    {isWaiting &&
                      can('new-members:edit') &&
                      deed(member, {
                        ...{ icon: <Pencil />, children: t('common:form.edit') },
                        onClick: () => editing.open(member),
                      })}
                    {isWaiting &&
                      can('new-members:delete') &&
                      deed(member, {
                        ...{ tone: 'bad', icon: <UserX />, children: t('remove') },
                        onClick: () => removing.open(member),
                      })}
                    {member.customerId && (
                      <Link href={`/customers/${member.customerId}`}>
                        <UserRound /> {t('customerLink')}
                      </Link>
                    )}
                  </>
                )
            : undefined
        }
      >
        {isWaiting && (
          <FilterSelect
            list={records.list}
            name="expired"
            label={t('isExpired')}
            options={[
              { value: 'true', label: t('expiredOnly') },
              { value: 'false', label: t('validOnly') },
            ]}
          />
        )}
        <SpanChips list={records.list} texts="new-members" names={spans} />
      </RecordsScreen>
      {editing.form && <MemberForm {...editing.form} onSaved={done} />}
      {approving.form && <ApproveForm {...approving.form} onSaved={done} />}
      {removing.form && <RemoveForm {...removing.form} onSaved={done} />}
      {seen && <Documents member={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

const hour = 3_600_000;
/** So long one thinks in hours. */
const nearHours = 48;

/** How long somebody has waited: `รอ 3 ชม.`, `รอ 2 วัน`. */
function waits(since: string, t: TFunction<['new-members', 'common']>): string {
  const hours = Math.max(1, Math.round((Date.now() - Date.parse(since)) / hour));
  return hours < nearHours
    ? t('waits.hours', { n: hours })
    : t('waits.days', { n: Math.round(hours / 24) });
}

/** `onOpen` is what a row of who waits opens, where the person may decide. */
function useRenders(onOpen: ((member: NewMember) => void) | undefined) {
  const { t } = useTranslation(['new-members', 'common']);
  const { date, when, moment } = useDates();
  const open = useRef(onOpen);
  open.current = onOpen;
  const isOpened = onOpen !== undefined;
  return useMemo(
    () => ({
      name: (member: NewMember) => (
        <>
          {isOpened ? (
            <button
              type="button"
              data-opens=""
              className={styles.opens}
              onClick={() => open.current?.(member)}
            >
              <Name>{member.name}</Name>
            </button>
          ) : (
            <Name>{member.name}</Name>
          )}{' '}
          {member.knownAs && member.status === 'waiting' && <Tag tone="note">{t('known')}</Tag>}
        </>
      ),
      createdAt: ({ createdAt, status }: NewMember) => (
        <span title={moment(createdAt)} suppressHydrationWarning>
          {status === 'waiting' ? waits(createdAt, t) : when(createdAt)}
        </span>
      ),
      unitNumber: ({ unitNumber, unitKnown }: NewMember) => (
        <>
          {unitNumber} {!unitKnown && <Tag tone="failed">{t('unitUnknown')}</Tag>}
        </>
      ),
      citizenId: ({ citizenId, passport }: NewMember) => (
        <span className={styles.whole}>{citizenId || passport || '–'}</span>
      ),
      expiresOn: ({ expiresOn, expired }: NewMember) =>
        expiresOn ? (
          <>
            {date(expiresOn)} {expired && <Tag tone="failed">{t('expired')}</Tag>}
          </>
        ) : (
          '–'
        ),
    }),
    [t, date, when, moment, isOpened],
  );
}
