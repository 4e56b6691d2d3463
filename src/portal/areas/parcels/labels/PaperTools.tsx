import { useTranslation } from 'next-i18next/pages';
import styles from './Print.module.css';
import { hasRoom, layoutOf, type OwnSheet, ownSheet, type PaperChoice, paperNames } from './paper';

const measured = ['columns', 'rows', 'marginTop', 'marginLeft', 'gapX', 'gapY'] as const;

/** Which paper is in the printer, its measures where they are the person's own, and where to begin. */
export function PaperTools(props: {
  choice: PaperChoice;
  onChoose: (choice: PaperChoice) => void;
  first: number;
  onFirst: (first: number) => void;
}) {
  const { choice, onChoose, first, onFirst } = props;
  const { t } = useTranslation('parcels');
  const layout = layoutOf(choice);
  const places = layout.columns * layout.rows;

  function measure(name: keyof OwnSheet, typed: string) {
    const own = ownSheet.safeParse({ ...choice.own, [name]: typed });
    if (typed && own.success) onChoose({ ...choice, own: own.data });
  }

  return (
    <div className={styles.paper}>
      <fieldset>
        <legend className="visually-hidden">{t('paper.size')}</legend>
        {paperNames.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="paper"
              checked={choice.name === name}
              onChange={() => onChoose({ ...choice, name })}
            />
            {t(`paper.${name}`)}
          </label>
        ))}
      </fieldset>
      {choice.name === 'a4-own' && (
        <fieldset>
          <legend className="visually-hidden">{t('paper.sheet')}</legend>
          {measured.map((name) => (
            <label key={name}>
              {t(`paper.${name}`)}
              <input
                type="number"
                min={0}
                step={name === 'columns' || name === 'rows' ? 1 : 0.1}
                defaultValue={choice.own[name]}
                onChange={(event) => measure(name, event.target.value)}
              />
            </label>
          ))}
          <output className={hasRoom(layout) ? styles.count : styles.error}>
            {hasRoom(layout) ? t('paper.each', layout.label) : t('paper.tooSmall')}
          </output>
        </fieldset>
      )}
      {places > 1 && (
        <label>
          {t('paper.first')}
          <input
            type="number"
            min={1}
            max={places}
            value={first}
            onChange={(event) =>
              onFirst(Math.min(places, Math.max(1, Math.round(Number(event.target.value) || 1))))
            }
          />
        </label>
      )}
    </div>
  );
}
