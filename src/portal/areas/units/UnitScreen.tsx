import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { units } from '@/contracts/features/residents/units';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { type Unit, unitEndpoints } from '@/contracts/master-data/residents/unit';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useEditing } from '@/portal/kit/form/use-editing';
import { usePerson } from '@/portal/kit/page/person';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Halves } from '@/portal/ui/layout/Halves';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import { unitCall } from './pages';
import { UnitHero } from './UnitHero';
import { UnitStays } from './UnitStays';
import { wahOf } from './wah';

const UnitForm = dynamic(() => import('./UnitForm').then((m) => m.UnitForm), { ssr: false });

/** A building that is called by a letter or a number alone. */
const isCode = /^[A-Za-z\d]{1,3}$/;

/** One unit: what it is, who has it and who had it. */
export function UnitScreen() {
  const read = useLiveReader(unitEndpoints.get, unitCall(useRouter().query));
  return (
    <RecordPage read={read} list="/units" texts="units">
      {(unit) => <Found unit={unit} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ unit, reload }: { unit: Unit; reload: () => void }) {
  const { t } = useTranslation(['units', 'common']);
  const { isVillage } = usePerson();
  const editing = useEditing<Unit>('unit');
  return (
    <>
      <ScreenHeader
        title={unit.number}
        meta={[
          isCode.test(unit.building) ? t('buildingOf', { building: unit.building }) : unit.building,
          unit.floor && t('floorOf', { floor: unit.floor }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <UnitHero unit={unit} onEdit={() => editing.open(unit)} />
      <Halves
        side={
          <Section title={t('about')}>
            <FactList
              facts={[
                [t('kind'), t(`kinds.${unit.kind}`)],
                [
                  t('area'),
                  isVillage
                    ? `${showDecimal(unit.area)} (${t('inWah', { wah: wahOf(unit.area) })})`
                    : showDecimal(unit.area),
                ],
                [t('ratio'), isVillage && Number(unit.ratio) === 0 ? '' : showDecimal(unit.ratio)],
                [t('building'), unit.building],
                [t('floor'), unit.floor || ''],
                [
                  t('status'),
                  unit.active ? '' : <Tag key="status">{t('common:form.inactive')}</Tag>,
                ],
              ]}
            />
          </Section>
        }
      >
        <UnitStays unit={unit} onChanged={reload} />
        <HistorySection of={units} kind="unit" id={unit.id} />
      </Halves>
      {editing.form && (
        <UnitForm
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
