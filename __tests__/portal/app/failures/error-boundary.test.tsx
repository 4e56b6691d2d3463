import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/portal/app/failures/ErrorBoundary';

function Screen({ fails }: { fails: boolean }) {
  if (fails) throw new Error('a script error');
  return <p>the screen</p>;
}
const shown = (fails: boolean, address: string) => (
  <>
    <nav>the menu</nav>
    <ErrorBoundary resetOn={address} fallback={<p>failed</p>}>
      <Screen fails={fails} />
    </ErrorBoundary>
  </>
);

test('a screen that fails leaves the menu, and the next address is shown again', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(shown(true, '/a'));
  expect(screen.getByText('failed')).toBeVisible();
  expect(screen.getByText('the menu')).toBeVisible();
  expect(told).toHaveBeenCalled();
  rerender(shown(false, '/a'));
  expect(screen.getByText('failed')).toBeVisible();
  rerender(shown(false, '/b'));
  expect(screen.getByText('the screen')).toBeVisible();
});
