import { Input, type InputProps } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { typedFigures } from '@/contracts/kit/text/typed-figures';
import { usePerson } from '@/portal/kit/page/person';
import styles from './Units.module.css';
import { wahOf } from './wah';

/** An area in square metres; in a village also what that is in square wah (four each), by which land is known. */
export function AreaInput(props: InputProps) {
  const { t } = useTranslation('units');
  const { isVillage } = usePerson();
  const metres = Number(typedFigures(String(props.value ?? '')));
  return (
    <>
      <Input {...props} inputMode="decimal" maxLength={20} />
      {isVillage && metres > 0 && (
        <small className={styles.wah}>{t('inWah', { wah: wahOf(metres) })}</small>
      )}
    </>
  );
}
