import { Pin, Scale, Smartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { boardEndpoints, type Post, postColumns, postEndpoints } from '@/contracts/bulletin/post';
import { publicFileUrl } from '@/contracts/upload/upload';
import { useReader } from '@/portal/kit/calls/use-reader';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { BoardTabs } from './BoardTabs';
import { categoryIcons } from './category-icons';
import { PostButtons } from './PostButtons';

const PostForm = dynamic(() => import('./PostForm').then((m) => m.PostForm), { ssr: false });
const BoardPreview = dynamic(() => import('./BoardPreview').then((m) => m.BoardPreview), {
  ssr: false,
});

// A post is not switched off, but hidden: with a button of its own.
const { active: _, ...listed } = postEndpoints;
const hrefOf = ({ id }: Post) => `/bulletin/${id}`;
const { active: _state, ...plainColumns } = postColumns;

/** A post's first picture; of one that has none the sign of its category. */
function pictureOf({ attached, category }: Post) {
  const picture = attached.find(({ isImage }) => isImage);
  const Icon = categoryIcons[category];
  return <SmallCover url={picture ? publicFileUrl(picture.id, 'file') : ''} none={<Icon />} />;
}

/** What waits for a decision, or is not shown: of all others there is nothing to say. */
const isNormal = ({ active, reports }: Post) => active && reports === 0;
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
  const mayDecide = can('bulletin:approve');
  const waits = ({ own, reports }: Post) => mayDecide && own && reports > 0;
  const renders = useMemo(
    () => ({
      titleTh: (row: Post) => (
        <>
          {row.sticky && <Pin size={15} aria-label={t('pinned')} />} {nameOf(row)}
        </>
      ),
      active: ({ active, reports }: Post) => {
        if (reports > 0) return <Tag tone="needs">{t('waiting', { n: reports })}</Tag>;
        return active ? '' : <Tag>{t(`shown.${active}`)}</Tag>;
      },
    }),
    [t, nameOf],
  );
  return (
    <>
      <RecordsScreen
        records={records}
        texts="bulletin"
        columns={list.rows?.every(isNormal) ? plainColumns : postColumns}
        renders={renders}
        picture={pictureOf}
        hrefOf={hrefOf}
        nameOf={nameOf}
        Form={PostForm}
        tabs={<BoardTabs query={list.query} />}
        tools={
          <Button icon={<Smartphone />} onClick={() => setPreviewing(true)}>
            {t('preview')}
          </Button>
        }
        verb={
          list.rows?.some(waits)
            ? (row) =>
                waits(row) && (
                  <RowLink {...buttonLook('verb')} href={hrefOf(row)}>
                    <Scale /> {t('judge')} <span className="visually-hidden">{nameOf(row)}</span>
                  </RowLink>
                )
            : undefined
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
