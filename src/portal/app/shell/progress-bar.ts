import { useRouter } from 'next/router';
import { useEffect } from 'react';

const load = () =>
  import('nprogress').then(({ default: bar }) =>
    bar.configure({ minimum: 0.3, speed: 500, showSpinner: false }),
  );

/** Shows the slim bar while a route changes; the library loads with the first change. */
export function useProgressBar() {
  const { events } = useRouter();
  useEffect(() => {
    let changing = false;
    const start = async (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      changing = true;
      const bar = await load();
      if (changing) bar.start();
    };
    const done = async () => {
      if (!changing) return;
      changing = false;
      (await load()).done();
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', done);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', done);
    };
  }, [events]);
}
