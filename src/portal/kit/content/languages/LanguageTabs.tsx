import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Completeness } from '@/contracts/kit/text/languages';
import { useMedia } from '@/portal/kit/page/use-media';
import { type Language, languages } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import styles from './LanguageTabs.module.css';

const marks = { complete: CircleCheck, partial: CircleDot, empty: CircleDashed };
const endings = { th: 'Th', en: 'En', cn: 'Cn' } as const;

/** Where a key leads from a tab. */
const steps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

interface Props {
  /** How far each language is. */
  states: Record<Language, Completeness>;
  /**
   * A form's errors by field, whose language is the ending of its name (`data.titleEn`). Each new
   * object opens the first language that has one, before the form looks for a field to focus.
   */
  errors: Readonly<Record<string, unknown>>;
  children: (language: Language) => ReactNode;
}

/**
 * The same fields in three languages, one at a time in tabs or, where there is room and it is wished,
 * side by side. All of them stay mounted, whichever is seen. Needs the texts of `contentTexts`.
 */
export function LanguageTabs({ states, errors, children }: Props) {
  const { t } = useTranslation('content');
  const id = useId();
  const [open, setOpen] = useState<Language>('th');
  const [wished, setWished] = useState(false);
  const beside = useMedia('(min-width: 1200px)') && wished;

  const hasError = (language: Language) =>
    Object.keys(errors).some((field) => field.endsWith(endings[language]));
  const [shown, setShown] = useState(errors);
  if (errors !== shown) {
    setShown(errors);
    setOpen(languages.find(hasError) ?? open);
  }

  function step(event: KeyboardEvent) {
    const to = steps[event.key]?.(languages.indexOf(open));
    const next = to === undefined ? undefined : languages.at(to % languages.length);
    if (!next) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  const name = (language: Language) => {
    const Mark = marks[states[language]];
    return (
      <>
        <span className={styles.language}>{t(`languages.${language}`)}</span>
        <span className={styles.state} data-state={states[language]}>
          <Mark aria-hidden="true" size={15} /> <span>{t(`states.${states[language]}`)}</span>
        </span>
        {hasError(language) && (
          <span className={styles.error}>
            <CircleAlert aria-hidden="true" size={15} />
            <span className="visually-hidden">{t('hasError')}</span>
          </span>
        )}
      </>
    );
  };

  const standing = (language: Language) =>
    beside
      ? { role: 'group', 'aria-labelledby': `${id}-${language}-name` }
      : {
          role: 'tabpanel',
          'aria-labelledby': `${id}-${language}`,
          hidden: open !== language,
        };

  return (
    <div className={styles.whole}>
      <div className={styles.head}>
        {!beside && (
          <div role="tablist" aria-label={t('tabs')} className={styles.tabs}>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                role="tab"
                id={`${id}-${language}`}
                className={styles.tab}
                aria-selected={open === language}
                aria-controls={`${id}-${language}-panel`}
                tabIndex={open === language ? 0 : -1}
                onClick={() => setOpen(language)}
                onKeyDown={step}
              >
                {name(language)}
              </button>
            ))}
          </div>
        )}
        <span className={styles.beside}>
          <Button
            icon={<Columns3 aria-hidden="true" />}
            aria-pressed={beside}
            onClick={() => setWished(!wished)}
          >
            {t('beside')}
          </Button>
        </span>
      </div>
      <div className={styles.panels} data-beside={beside || undefined}>
        {languages.map((language) => (
          <div
            key={language}
            {...standing(language)}
            id={`${id}-${language}-panel`}
            className={styles.panel}
          >
            {beside && (
              <p id={`${id}-${language}-name`} className={styles.name}>
                {name(language)}
              </p>
            )}
            {children(language)}
          </div>
        ))}
      </div>
    </div>
  );
}
