const toastify = () => import('react-toastify');

/** Shows short messages at the top right; the toast library loads with the first of them. */
export const notice = {
  /** 3 seconds. */
  success: (text: string) => void toastify().then(({ toast }) => toast.success(text)),
  /** 3 seconds. */
  error: (text: string) => void toastify().then(({ toast }) => toast.error(text)),
};
