import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './Button';

interface Dress {
  look?: ButtonLook;
  size?: 'small';
  icon?: ReactNode;
}

/** A link that looks like a button, because what it opens is a job to do. */
export const ActionLink = (props: Dress & ComponentProps<typeof Link>) => {
  const { look = 'plain', size, icon, children, ...link } = props;
  return (
    <Link {...link} {...buttonLook(look, size)}>
      {icon}
      {children}
    </Link>
  );
};
