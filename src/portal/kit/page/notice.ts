const toastify = () => import('react-toastify');

/** Milliseconds that a notice stays. */
const usual = 3000;

/** The place of what one has done oneself, where the shell has it. */
export const doneNotices = 'done';
let hasDonePlace = false;

/**
 * Shows short messages, what failed at the top right; the toast library loads with the first of them. The same
 * words that are still there are not shown again, however many calls fail at once.
 */
export const notice = {
  /** Loads the library ahead: without a network it could not be loaded to say so. */
  prepare: () => void toastify().catch(() => undefined),
  /** Says that there is a place for what one has done oneself, until what is answered is called. */
  placeDone() {
    hasDonePlace = true;
    return () => {
      hasDonePlace = false;
    };
  },
  success: (text: string) =>
    void toastify().then(({ toast }) =>
      toast.success(text, {
        autoClose: usual,
        ...(hasDonePlace && { containerId: doneNotices }),
      }),
    ),
  error: (text: string, ms = usual) =>
    void toastify().then(({ toast }) => toast.error(text, { toastId: text, autoClose: ms })),
};
