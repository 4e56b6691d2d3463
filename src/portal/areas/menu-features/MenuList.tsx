import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useContext, useMemo } from 'react';
import { menuGroups } from '@/contracts/features/menu-groups';
import {
  type MenuFeature,
  menuFeatureColumns,
  menuFeatureEndpoints,
} from '@/contracts/master-data/menu-feature';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { ChangesContext } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';

const MenuNameForm = dynamic(() => import('./MenuNameForm').then((m) => m.MenuNameForm), {
  ssr: false,
});

const { group: _group, ...columnsOfGroup } = menuFeatureColumns;
const isRenamed = ({ nameTh, nameEn, nameCn }: MenuFeature) => Boolean(nameTh || nameEn || nameCn);

/** The menu's entries with their names, of one group also in their order. */
export function MenuList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['menu-features', 'common']);
  const nameIn = useNames();
  const mayEdit = usePermission()('menu-features:edit');
  const confirm = useConfirm();
  const changes = useContext(ChangesContext);
  const records = { ...useRecords(menuFeatureEndpoints), mayCreate: false };
  const { list } = records;
  const { group } = list.query;
  const saved = () => {
    notice.success(t('common:form.saved'));
    // At the main admin nobody else tells one's own menu.
    changes.tell('menu-features');
  };
  const [rename, renaming] = useAction(menuFeatureEndpoints.upsert, { done: saved });
  const [order, ordering] = useAction(menuFeatureEndpoints.order, { done: saved });

  const nameOf = ({ nameTh, nameEn, nameCn, builtIn }: MenuFeature) =>
    nameIn({ th: nameTh || builtIn.th, en: nameEn || builtIn.en, cn: nameCn || builtIn.cn });
  const renders = useMemo(
    () => ({
      nameTh: (row: MenuFeature) => (
        <>
          {row.nameTh || row.builtIn.th} {isRenamed(row) && <Tag tone="note">{t('renamed')}</Tag>}
        </>
      ),
      group: ({ group }: MenuFeature) => {
        const named = menuGroups[group];
        return 'names' in named ? nameIn(named.names) : '';
      },
      places: ({ places }: MenuFeature) => (places === null ? '' : t('inPlaces', { n: places })),
      nameEn: ({ nameEn, builtIn }: MenuFeature) => nameEn || builtIn.en,
      nameCn: ({ nameCn, builtIn }: MenuFeature) => nameCn || builtIn.cn,
    }),
    [t, nameIn],
  );

  async function resetName(row: MenuFeature) {
    const { id, version } = row;
    const words = { name: nameOf(row), builtIn: nameIn(row.builtIn) };
    if (!(await confirm({ ask: t('resetAsk', words), yes: t('reset') }))) return;
    void rename({ body: { id, version, nameTh: '', nameEn: '', nameCn: '' } });
  }
  async function resetOrder() {
    if (!(await confirm({ ask: t('resetOrderAsk'), yes: t('resetOrder') }))) return;
    void order({ body: { ids: [] } });
  }
  return (
    <RecordsScreen
      records={records}
      texts="menu-features"
      columns={group ? columnsOfGroup : menuFeatureColumns}
      renders={renders}
      nameOf={nameOf}
      Form={MenuNameForm}
      tabs={tabs}
      order={group ? { group } : undefined}
      tools={
        mayEdit &&
        list.rows?.some(({ ordered }) => ordered) && (
          <Button busy={ordering} onClick={() => void resetOrder()}>
            {t('resetOrder')}
          </Button>
        )
      }
      actions={
        mayEdit
          ? (row) =>
              isRenamed(row) && (
                <Button look="link" busy={renaming} onClick={() => void resetName(row)}>
                  {t('reset')} <span className="visually-hidden">{nameOf(row)}</span>
                </Button>
              )
          : undefined
      }
    />
  );
}
