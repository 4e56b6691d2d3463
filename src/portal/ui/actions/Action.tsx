import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './Button';

interface Dress {
  look?: ButtonLook;
  size?: 'small';
  icon?: ReactNode;
}

/** A link that looks like a button, because what it opens is a job to do; its script comes when it is pointed at. */
export const ActionLink = (props: Dress & ComponentProps<typeof Link>) => {
  const { look = 'plain', size, icon, children, ...link } = props;
  return (
    <Link prefetch={false} {...link} {...buttonLook(look, size)}>
      {icon}
      {children}
    </Link>
  );
};
