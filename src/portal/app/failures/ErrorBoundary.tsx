import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it shows the children again. */
  resetOn: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback in place of children whose script fails, and leaves what is around them. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.failed && resetOn !== this.props.resetOn) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
