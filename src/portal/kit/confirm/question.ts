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
