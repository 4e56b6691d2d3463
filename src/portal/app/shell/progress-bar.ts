import { useRouter } from 'next/router';
import type { NProgress } from 'nprogress';
import { useEffect } from 'react';

const load = () =>
  import('nprogress').then(({ default: bar }) =>
    bar.configure({ minimum: 0.3, speed: 500, showSpinner: false }),
  );

/** A change that is shorter shows no bar, which would only flash; milliseconds. */
const patience = 150;

/** Shows the slim bar while a route changes; the library loads with the first change that takes its time. */
export function useProgressBar() {
  const { events } = useRouter();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let bar: Promise<NProgress | undefined> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        // Where its script does not come, the change is seen by what it brings.
        bar = load().then(
          (loaded) => loaded.start(),
          () => undefined,
        );
      }, patience);
    };
    const done = () => {
      clearTimeout(waiting);
      void bar?.then((shown) => shown?.done());
      bar = undefined;
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', done);
    return () => {
      done();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', done);
    };
  }, [events]);
}
