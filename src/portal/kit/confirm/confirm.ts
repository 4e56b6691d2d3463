import { createContext, useContext } from 'react';
import type { Question } from './question';

export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(async () => false);

/** Asks before something is done; the promise tells whether the person agreed. */
export const useConfirm = () => useContext(ConfirmContext);

const loadDialog = () => import('./ConfirmDialog');

/** The dialog's script, where it can be had. */
export const confirmDialog = () => loadDialog().then((m) => m.ConfirmDialog);

/** Loads the dialog ahead, for screens that ask in a hurry or without a network. */
export const prepareConfirm = () => void loadDialog().catch(() => undefined);
