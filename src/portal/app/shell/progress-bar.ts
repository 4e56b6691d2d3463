import { useRouter } from 'next/router';
import type { NProgress } from 'nprogress';
import { useEffect } from 'react';

const load = () =>
  import('nprogress').then(({ default: bar }) =>
    bar.configure({ minimum: 0.3, speed: 500, showSpinner: false }),
  );

/** A change that is shorter shows no bar, which would only flash; milliseconds. */
const patience = 300;

/** The bar measures the whole page as it ends: after the new screen's first frame, milliseconds. */
const grace = 50;

/** Shows the slim bar while a route changes; the library loads with the first change that takes its time. */
export function useProgressBar() {
  const { events } = useRouter();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;
    let bar: Promise<NProgress | undefined> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      clearTimeout(waiting);
      clearTimeout(ending);
      waiting = setTimeout(() => {
        // Where its script does not come, the change is seen by what it brings.
        bar ??= load().then(
          (loaded) => loaded.start(),
          () => undefined,
        );
      }, patience);
    };
    const end = () => {
      void bar?.then((shown) => shown?.done());
      bar = undefined;
    };
    const done = () => {
      clearTimeout(waiting);
      clearTimeout(ending);
      ending = setTimeout(end, grace);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', done);
    return () => {
      clearTimeout(waiting);
      clearTimeout(ending);
      end();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', done);
    };
  }, [events]);
}
