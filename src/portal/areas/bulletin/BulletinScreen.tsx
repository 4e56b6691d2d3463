import { Smartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { boardEndpoints, type Post, postColumns, postEndpoints } from '@/contracts/bulletin/post';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PicturedTitle } from '@/portal/kit/content/pictures/PicturedTitle';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { BoardTabs } from './BoardTabs';
import { PostButtons } from './PostButtons';

const PostForm = dynamic(() => import('./PostForm').then((m) => m.PostForm), { ssr: false });
const BoardPreview = dynamic(() => import('./BoardPreview').then((m) => m.BoardPreview), {
  ssr: false,
});

// A post is not switched off, but hidden: with a button of its own.
const { active: _, ...listed } = postEndpoints;
const nameIn = { th: 'nameTh', en: 'nameEn', cn: 'nameCn' } as const;

/** What staff and residents write on the board. */
export function BulletinScreen() {
  const { t } = useTranslation('bulletin');
  const can = usePermission();
  const language = useLanguage();
  const records = useRecords(listed);
  const { list } = records;
  const { active } = list.query;
  const [previewing, setPreviewing] = useState(false);
  const categories = useReader(boardEndpoints.categories, {}).answer ?? [];
  const nameOf = useTitle();
  const renders = useMemo(
    () => ({
      titleTh: (row: Post) => (
        <RowLink href={`/bulletin/${row.id}`}>
          <PicturedTitle
            title={nameOf(row)}
            picture={row.attached.find(({ isImage }) => isImage)?.id ?? null}
            own={row.own}
          />
          {row.sticky && <Tag tone="brand">{t('pinned')}</Tag>}
        </RowLink>
      ),
      reports: ({ reports }: Post) =>
        reports > 0 ? <Tag tone="bad">{t('waiting', { n: reports })}</Tag> : '–',
      active: ({ active }: Post) => (
        <Tag tone={active ? 'good' : 'plain'}>{t(`shown.${active}`)}</Tag>
      ),
    }),
    [t, nameOf],
  );
  return (
    <>
      <RecordsScreen
        records={records}
        texts="bulletin"
        columns={postColumns}
        renders={renders}
        nameOf={nameOf}
        Form={PostForm}
        tabs={<BoardTabs query={list.query} />}
        tools={
          <Button icon={<Smartphone />} onClick={() => setPreviewing(true)}>
            {t('preview')}
          </Button>
        }
        actions={
          can('bulletin:edit')
            ? (row) =>
                row.own && (
                  <PostButtons look="link" post={row} name={nameOf(row)} onDone={list.reload} />
                )
            : undefined
        }
      >
        <FilterSelect
          list={list}
          name="category"
          label={t('category')}
          options={categories.map((one) => ({
            value: one.category,
            label: `${one[nameIn[language]]} (${one.posts})`,
          }))}
        />
        {active && (
          <FilterChip list={list} name="active">
            {t('shown.true')}
          </FilterChip>
        )}
      </RecordsScreen>
      {previewing && <BoardPreview onClose={() => setPreviewing(false)} />}
    </>
  );
}
