import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { useDocument } from '@/portal/app/document/use-document';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { useLanguage } from '@/portal/kit/text/language';
import styles from './PropertySwitcher.module.css';

/** The property worked in; for staff of several, with the way to another of theirs. */
export function PropertySwitcher() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const name = session?.property_name_th ?? t('shell.mainAdmin');
  return session?.property_id && !session.platform ? (
    <Choice name={name} here={session.property_id} />
  ) : (
    <p className={styles.name}>{name}</p>
  );
}

const knownAs = 'places-known';
const mostKnown = 20;

/** Whether this browser is new to a person of several properties, who landed where they worked last anywhere. */
function useNewHere(account: string): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    try {
      const known = (localStorage.getItem(knownAs) ?? '').split(' ');
      if (known.includes(account)) return;
      localStorage.setItem(knownAs, [account, ...known].slice(0, mostKnown).join(' '));
      setNew(true);
    } catch {
      // A browser that keeps nothing says nothing.
    }
  }, [account]);
  return isNew;
}

function Choice({ name, here }: { name: string; here: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { enter } = usePlaceSwitch();
  const { session } = useDocument();
  const isNew = useNewHere(session?.account_id ?? '');
  const { answer = [] } = useReader(propertyEndpoints.list, {});
  if (answer.length < 2) return <p className={styles.name}>{name}</p>;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.choose}
        popoverTarget="property-menu"
        aria-label={t('place.choose', { name })}
      >
        <span>
          {name}
          {isNew && <small>{t('place.landed')}</small>}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id="property-menu" popover="auto" className={styles.menu}>
        <ul aria-label={t('place.own')}>
          {answer.map(({ id, nameTh, nameEn, code }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === here || undefined}
                popoverTarget="property-menu"
                popoverTargetAction="hide"
                onClick={() => id !== here && enter(id)}
              >
                <span>
                  {language === 'th' ? nameTh : nameEn}
                  <small>{code}</small>
                </span>
                {id === here && <Check aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
