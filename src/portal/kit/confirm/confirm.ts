import { createContext, useContext } from 'react';

export interface Question {
  /** What is asked; behind an empty line, what it would lose. */
  ask: string;
  /** What the button that agrees is called: the deed, never "OK". */
  yes: string;
  /** What the other one is called, where "cancel" could be misread. */
  no?: string;
  /** Something is lost: the button that agrees is red, and Enter alone does not press it. */
  danger?: boolean;
}

/** The question before unsaved input is left. */
export const leavingInput = (t: (key: string) => string): Question => ({
  ask: t('common:form.unsaved'),
  yes: t('common:form.leave'),
  no: t('common:form.stay'),
  danger: true,
});

export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(async () => false);

/** Asks before something is done; the promise tells whether the person agreed. */
export const useConfirm = () => useContext(ConfirmContext);

const loadDialog = () => import('./ConfirmDialog');

/** The dialog's script, where it can be had. */
export const confirmDialog = () => loadDialog().then((m) => m.ConfirmDialog);

/** Loads the dialog ahead, for screens that ask in a hurry or without a network. */
export const prepareConfirm = () => void loadDialog().catch(() => undefined);
