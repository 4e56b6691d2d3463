import { Building2, FileText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Hit } from '@/portal/app/palette/hit';
import { kinds } from '@/portal/app/palette/kinds';
import styles from '@/portal/app/palette/Palette.module.css';
import { MenuIcon } from '@/portal/app/shell/menu/MenuIcon';
import { useNames } from '@/portal/kit/text/use-names';

type Group = Hit['group'] | 'recent';

export const optionId = (key: string) => `palette-${key}`;

const own = { screens: FileText, properties: Building2 };

/** Of a group of the shell's own, or of a kind of records. */
function GroupIcon({ group }: { group: Hit['group'] }) {
  const Own = group in own ? own[group as keyof typeof own] : undefined;
  return Own ? <Own aria-hidden="true" /> : <MenuIcon name={kinds.get(group)?.icon ?? ''} />;
}

/** The groups in the order of their first hit; the first `recent` hits are one of their own. */
function grouped(hits: readonly Hit[], recent: number): [Group, Hit[]][] {
  const by = new Map<Group, Hit[]>();
  for (const [at, hit] of hits.entries()) {
    const group = at < recent ? 'recent' : hit.group;
    by.set(group, [...(by.get(group) ?? []), hit]);
  }
  return [...by];
}

/** What can be chosen, by group; the keyboard stays in the field above. */
export function Hits(props: {
  id: string;
  hits: readonly Hit[];
  /** How many of the first were chosen before. */
  recent: number;
  active: Hit | undefined;
  /** Some are of an earlier text. */
  stale: boolean;
  onChoose: (hit: Hit) => void;
}) {
  const { t } = useTranslation('common');
  const nameIn = useNames();
  const titleOf = (group: Group) => {
    const kind = group === 'recent' ? undefined : kinds.get(group);
    return kind ? nameIn(kind.names) : t(`palette.groups.${group}`);
  };
  return (
    <div id={props.id} role="listbox" aria-label={t('palette.found')} className={styles.list}>
      {grouped(props.hits, props.recent).map(([group, hits]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={group} role="group" aria-labelledby={`palette-group-${group}`}>
          <p id={`palette-group-${group}`} role="presentation">
            {titleOf(group)}
          </p>
          {hits.map((hit) => {
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                key={hit.key}
                id={optionId(hit.key)}
                role="option"
                aria-selected={hit === props.active}
                data-stale={(props.stale && hit.group !== 'screens') || undefined}
                onClick={() => props.onChoose(hit)}
              >
                <GroupIcon group={hit.group} />
                <span>
                  {hit.title}
                  {hit.detail && <small>{hit.detail}</small>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
