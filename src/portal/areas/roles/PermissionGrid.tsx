import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent, ReactNode } from 'react';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import {
  actionNames,
  allPermissions,
  permissionsOf,
  type RuledFeature,
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

type Named = Exclude<MenuGroup, 'home'>;

/** The features by the part of the menu in which they stand. */
const groups = (Object.keys(menuGroups) as MenuGroup[])
  .filter((group): group is Named => 'names' in menuGroups[group])
  .map((group) => [group, ruledFeatures.filter((one) => one.group === group)] as const)
  .filter(([, features]) => features.length > 0);

type Box = (label: string, place: string, permissions: Permission[], text: ReactNode) => ReactNode;

/** Where the columns have no heads in sight. */
const narrow = (name: string) => <span className={styles.narrow}>{name}</span>;

function FeatureRow({ feature, row, box }: { feature: RuledFeature; row: number; box: Box }) {
  const { t } = useTranslation('roles');
  const nameIn = useNames();
  const { key, scope } = feature;
  const menu = nameIn(feature.names);
  const all = t('everyAction', { feature: menu });
  return (
    <tr>
      <th scope="row">
        {box(all, `${row}-0`, permissionsOf(feature), menu)}
        {scope === 'platform' && <small>{t('platformOnly')}</small>}
      </th>
      {actions.map((action: Action, column) => {
        const name = nameIn(rightName(feature, action));
        const place = `${row}-${column + 1}`;
        return (
          <td key={action}>{box(`${menu}: ${name}`, place, [`${key}:${action}`], narrow(name))}</td>
        );
      })}
    </tr>
  );
}

/** What a role may do: menus by actions, with a box for each whole row, part and column. */
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

  /** Boxes for each action on some features at once. */
  const together = (some: readonly RuledFeature[], row: number, of?: string) =>
    actions.map((action, column) => {
      const name = nameIn(actionNames[action]);
      const permissions = some.map(({ key }): Permission => `${key}:${action}`);
      const label = of
        ? t('everyOf', { part: of, action: name })
        : t('everyFeature', { action: name });
      return (
        <th key={action} scope="col">
          {box(label, `${row}-${column + 1}`, permissions, of ? narrow(name) : name)}
        </th>
      );
    });
  let row = 0;
  return (
    <table id={id} className={styles.grid} onKeyDown={moveByArrows}>
      <caption className="visually-hidden">{t('permissions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('allFeatures')}</th>
          {together(ruledFeatures, row)}
        </tr>
      </thead>
      {groups.map(([group, features]) => {
        const part = nameIn(menuGroups[group].names);
        row += 1;
        return (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup">
                {box(
                  t('everyOf', { part, action: t('all') }),
                  `${row}-0`,
                  features.flatMap(permissionsOf),
                  part,
                )}
              </th>
              {together(features, row, part)}
            </tr>
            {features.map((feature) => {
              row += 1;
              return <FeatureRow key={feature.key} feature={feature} row={row} box={box} />;
            })}
          </tbody>
        );
      })}
    </table>
  );
}
