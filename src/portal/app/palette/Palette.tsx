import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { useDocument } from '@/portal/app/document/use-document';
import { Hits, optionId } from '@/portal/app/palette/Hits';
import { type Hit, meant, nearestFirst } from '@/portal/app/palette/hit';
import { kinds } from '@/portal/app/palette/kinds';
import styles from '@/portal/app/palette/Palette.module.css';
import { recent } from '@/portal/app/palette/recent';
import { useFollow } from '@/portal/app/palette/use-follow';
import { leastLetters, useFound } from '@/portal/app/palette/use-found';
import { useScreens } from '@/portal/app/palette/use-screens';
import { usePermission } from '@/portal/kit/page/permission';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Modal } from '@/portal/ui/layout/Modal';

const listId = 'palette-list';

/** In what order the groups are shown that are as near as each other. */
const order: readonly Hit['group'][] = ['screens', 'properties', ...kinds.keys()];

/** Jumps to any screen and finds the records that this person may see, by what is typed. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const can = usePermission();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  /** Enter was pressed on this text before its answer was here, as a scanner does. */
  const [wanted, setWanted] = useState<string>();

  const typed = text.trim();
  const propertyId = session?.property_id ?? null;
  const seeker = { can, propertyId, language };
  const [found, askAgain] = useFound(typed, seeker);
  const screens = useScreens()(typed);
  const settled = found.typed === typed;
  const records = typed.length < leastLetters ? [] : found.hits;
  const hits = nearestFirst([...screens, ...records], typed, order);
  const inWords = (hit: Hit) => screens.find(({ key }) => key === hit.key) ?? hit;
  const before = typed ? [] : recent.read().map(inWords);
  const shown = [...before, ...hits.filter(({ key }) => !before.some((hit) => hit.key === key))];
  const active = shown.find(({ key }) => key === activeKey) ?? shown[0];

  useEffect(() => {
    document
      .getElementById(active ? optionId(active.key) : '')
      ?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const follow = useFollow();
  const choose = (hit: Hit) => {
    setWanted(undefined);
    dialog.current?.close();
    // Its own word comes a little later, and would close one that is opened by then.
    onClose();
    follow(hit);
  };
  const certain = settled && wanted === typed ? meant(found.hits, typed) : undefined;
  useEffect(() => {
    if (certain) choose(certain);
  });

  function enter() {
    if (active && (settled || active.group === 'screens')) choose(active);
    else setWanted(typed);
  }

  function move(step: number) {
    const at = active ? shown.indexOf(active) : -1;
    setActiveKey(shown[(at + step + shown.length) % shown.length]?.key);
  }

  const said = () => {
    if (typed.length < leastLetters) return '';
    if (!settled) return t('list.searching');
    if (found.failed) return t('palette.failed');
    if (shown.length === 0) return t('palette.nothing', { typed });
    return t('palette.count', { count: shown.length });
  };

  return (
    <Modal
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette.title')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <div className={styles.field}>
          <Search aria-hidden="true" />
          <input
            role="combobox"
            aria-label={t('palette.title')}
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active.key)}
            placeholder={t(propertyId ? 'palette.inProperty' : 'palette.atMain')}
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setText(event.target.value);
              setActiveKey(undefined);
              setWanted(undefined);
            }}
            onKeyDown={(event) => {
              // A letter that is still being composed is not an answer yet.
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'ArrowDown') move(1);
              else if (event.key === 'ArrowUp') move(-1);
              else if (event.key === 'Enter') enter();
              else return;
              event.preventDefault();
            }}
          />
          <Button onClick={() => dialog.current?.close()}>{t('form.close')}</Button>
        </div>
        <Hits
          id={listId}
          hits={shown}
          recent={before.length}
          active={active}
          stale={!settled}
          onChoose={choose}
        />
        <div className={styles.state}>
          <output>{said()}</output>
          {settled && found.failed && <Button onClick={askAgain}>{t('list.retry')}</Button>}
          <small aria-hidden="true">{t('palette.keys')}</small>
        </div>
      </div>
    </Modal>
  );
}
