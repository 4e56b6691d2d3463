import { useState } from 'react';
import { shownLists } from '@/portal/kit/list/shown-lists';
import { keptHere } from '@/portal/kit/page/kept-here';
import type { PanelTexts, ScreenHelp } from './help-texts';

/** Which keys do what on the screen, where there are keys; and whether letters do. */
export function Keys({ texts, own }: { texts: PanelTexts; own: ScreenHelp['keys'] }) {
  const [letters, setLetters] = useState(() => keptHere.read().letters);
  const { keys } = texts;
  const list =
    shownLists.size > 0
      ? ([
          ['↑ ↓', keys.rows],
          ['Enter', keys.open],
          ...(letters
            ? [
                ['j k', keys.rows],
                ['x', keys.choose],
                ['.', keys.menu],
                ['/', keys.search],
              ]
            : []),
        ] as const)
      : [];
  const everywhere = [['Ctrl K', keys.palette], ...(letters ? [['?', keys.help]] : [])] as const;
  return (
    <section data-keys="">
      <h3>{texts.keysTitle}</h3>
      <dl>
        {[...own, ...list, ...everywhere].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target: { checked } }) => {
            keptHere.change({ letters: checked });
            setLetters(checked);
          }}
        />
        {keys.letters}
      </label>
    </section>
  );
}
