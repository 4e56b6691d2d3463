const toastify = () => import('react-toastify');

/** The place of what one has done oneself. */
export const doneNotices = 'done';

/** Milliseconds that a notice stays. */
const usual = 3000;

/**
 * Shows short messages, what failed at the top right; the toast library loads with the first of them. The same
 * words that are still there are not shown again, however many calls fail at once.
 */
export const notice = {
  /** Loads the library ahead: without a network it could not be loaded to say so. */
  prepare: () => void toastify().catch(() => undefined),
  success: (text: string) =>
    void toastify().then(({ toast }) =>
      toast.success(text, { autoClose: usual, containerId: doneNotices }),
    ),
  error: (text: string, ms = usual) =>
    void toastify().then(({ toast }) => toast.error(text, { toastId: text, autoClose: ms })),
};
