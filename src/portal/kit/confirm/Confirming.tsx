import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmDialog } from './ConfirmDialog';
import { type Confirm, ConfirmContext, confirmDialog } from './confirm';
import type { Question } from './question';

interface Asked extends Question {
  Dialog: ComponentType<ComponentProps<typeof ConfirmDialog>>;
  answer: (yes: boolean) => void;
}

/** Gives the screens inside the way to ask; one question at a time, the last one counts. */
export function Confirming({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<Asked>(null);

  const confirm = useMemo((): Confirm => {
    function put(next: Asked | null) {
      open.current = next;
      flushSync(() => setAsked(next));
    }
    return async (question) => {
      const before = document.activeElement;
      const Dialog = await confirmDialog().catch(() => null);
      // Without a network the script may not be here; the question is asked all the same.
      if (!Dialog) return window.confirm(question.ask);
      open.current?.answer(false);
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          put(null);
          if (before instanceof HTMLElement) before.focus({ preventScroll: true });
          resolve(yes);
        };
        put({ ...question, Dialog, answer });
      });
    };
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <asked.Dialog question={asked} onAnswer={asked.answer} />}
    </ConfirmContext>
  );
}
