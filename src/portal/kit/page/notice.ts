/**
 * The toast library with its places, right after the page. All ask for it here: an import of their own would be
 * another file, which is not there when the network goes.
 */
export const loadToasts = () => import('./Toasts');

/** Milliseconds that a notice stays. */
const usual = 3000;

/** Without a connection, and without the library from before, there is nothing to say it with. */
const say = (tell: (library: Awaited<ReturnType<typeof loadToasts>>) => void) =>
  void loadToasts().then(tell, () => undefined);

/**
 * Shows short messages, what failed at the top right. The same words that are still there are not shown again, however
 * many calls fail at once.
 */
export const notice = {
  success: (text: string) =>
    say(({ toast, donePlace }) => toast.success(text, { autoClose: usual, ...donePlace() })),
  error: (text: string, ms = usual) =>
    say(({ toast }) => toast.error(text, { toastId: text, autoClose: ms })),
};
