import { useRouter } from 'next/router';
import nprogress from 'nprogress';
import { useEffect } from 'react';

nprogress.configure({ minimum: 0.3, speed: 500, showSpinner: false });

/** Shows the slim bar while a route changes. */
export function useProgressBar() {
  const { events } = useRouter();
  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) nprogress.start();
    };
    const done = () => {
      nprogress.done();
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
