import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  type Action,
  actions,
  allPermissions,
  type Feature,
  features,
  type Permission,
} from '@/contracts/kit/permissions';
import styles from './PermissionGrid.module.css';

interface Props {
  id?: string;
  value?: Permission[];
  onChange?: (permissions: Permission[]) => void;
}

const ofPlatform: readonly Feature[] = ['roles', 'staff'];

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves among the boxes as among a table's cells. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  const place = (event.target as HTMLElement).dataset.place?.split('-').map(Number);
  if (!step || !place) return;
  const [row = 0, column = 0] = place;
  const next = `[data-place="${row + step[0]}-${column + step[1]}"]`;
  event.currentTarget.querySelector<HTMLInputElement>(next)?.focus();
  event.preventDefault();
}

/** What a role may do: menus by actions, with a box for each whole row and column. */
export function PermissionGrid({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('roles');
  const held = new Set(value);

  function box(label: string, place: string, permissions: Permission[], text: ReactNode) {
    const count = permissions.filter((permission) => held.has(permission)).length;
    const set = (on: boolean) => {
      const next = (one: Permission) => (permissions.includes(one) ? on : held.has(one));
      onChange?.(allPermissions.filter(next));
    };
    return (
      <label>
        <input
          type="checkbox"
          aria-label={label}
          data-place={place}
          checked={count === permissions.length}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < permissions.length;
          }}
          onChange={(event) => set(event.target.checked)}
        />
        {text}
      </label>
    );
  }

  const nameOf = (feature: Feature) => t(`features.${feature}`, { defaultValue: feature });
  const ofAction = (action: Action) => features.map((one): Permission => `${one}:${action}`);
  const ofFeature = (feature: Feature) => actions.map((one): Permission => `${feature}:${one}`);
  return (
    <table id={id} className={styles.grid} onKeyDown={moveByArrows}>
      <caption className="visually-hidden">{t('permissions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('allFeatures')}</th>
          {actions.map((action, column) => {
            const name = t(`actions.${action}`);
            const label = t('everyFeature', { action: name });
            return (
              <th key={action} scope="col">
                {box(label, `0-${column + 1}`, ofAction(action), name)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {features.map((feature, row) => (
          <tr key={feature}>
            <th scope="row">
              {box(
                t('everyAction', { feature: nameOf(feature) }),
                `${row + 1}-0`,
                ofFeature(feature),
                nameOf(feature),
              )}
              {ofPlatform.includes(feature) && <small>{t('platformOnly')}</small>}
            </th>
            {actions.map((action, column) => {
              const name = t(`actions.${action}`);
              const text = <span className={styles.narrow}>{name}</span>;
              const place = `${row + 1}-${column + 1}`;
              const label = `${nameOf(feature)}: ${name}`;
              return <td key={action}>{box(label, place, [`${feature}:${action}`], text)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
