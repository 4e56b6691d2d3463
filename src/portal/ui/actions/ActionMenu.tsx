import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ActionMenu.module.css';
import { Button, type ButtonLook } from './Button';

/** px between the button and what it opens, and to the window's edge. */
const [gap, edge] = [4, 8];

/** Below the button's end, above it where there is no room, and always within the window. */
function place(panel: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = bottom + gap + height <= window.innerHeight - edge;
  const left = Math.max(edge, Math.min(right - width, window.innerWidth - width - edge));
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(edge, below ? bottom + gap : top - gap - height)}px`;
}

/** Arrow keys go from one to the next. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  // What is opened from here lies elsewhere, and has arrow keys of its own.
  if (!by || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}

/**
 * A button with three dots and, over everything, the links and buttons that it opens; one press of them closes it.
 * They are not there before it is pressed, and stay afterwards, so that what they began can end.
 */
export function ActionMenu(props: {
  /** What screen readers call the button. */
  label: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  const { label, look = 'bare', children } = props;
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const button = holder.current?.querySelector('button');
    if (opened === 0 || !panel.current || !button) return;
    panel.current.showPopover?.();
    place(panel.current, button);
    panel.current.querySelector<HTMLElement>('a, button:enabled')?.focus();
  }, [opened]);

  return (
    <span ref={holder} className={styles.menu} data-menu>
      <Button
        look={look}
        icon={<EllipsisVertical />}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? panel.current?.hidePopover?.() : setOpened((n) => n + 1))}
      />
      {opened > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is inside.
        <div
          ref={panel}
          popover="auto"
          className={styles.panel}
          onToggle={({ newState }) => setOpen(newState === 'open')}
          onKeyDown={step}
          onClick={({ target }) => {
            if ((target as Element).closest('a, button')) panel.current?.hidePopover?.();
          }}
        >
          {children}
        </div>
      )}
    </span>
  );
}
