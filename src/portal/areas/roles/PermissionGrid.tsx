import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  actionNames,
  allPermissions,
  permissionsOf,
  rightName,
  ruledFeatures,
} from '@/contracts/features/rights';
import { type Action, actions, type Permission } from '@/contracts/kit/feature/permissions';
import { useNames } from '@/portal/kit/text/use-names';
import styles from './PermissionGrid.module.css';

interface Props {
  id?: string;
  value?: Permission[];
  onChange?: (permissions: Permission[]) => void;
}

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
  const nameIn = useNames();
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

  const ofAction = (action: Action) =>
    ruledFeatures.map(({ key }): Permission => `${key}:${action}`);
  return (
    <table id={id} className={styles.grid} onKeyDown={moveByArrows}>
      <caption className="visually-hidden">{t('permissions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('allFeatures')}</th>
          {actions.map((action, column) => {
            const name = nameIn(actionNames[action]);
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
        {ruledFeatures.map((feature, row) => {
          const { key, scope } = feature;
          const menu = nameIn(feature.names);
          const all = t('everyAction', { feature: menu });
          return (
            <tr key={key}>
              <th scope="row">
                {box(all, `${row + 1}-0`, permissionsOf(feature), menu)}
                {scope === 'platform' && <small>{t('platformOnly')}</small>}
              </th>
              {actions.map((action, column) => {
                const name = nameIn(rightName(feature, action));
                const text = <span className={styles.narrow}>{name}</span>;
                const place = `${row + 1}-${column + 1}`;
                const label = `${menu}: ${name}`;
                return <td key={action}>{box(label, place, [`${key}:${action}`], text)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
