// The element of a form. It leaves the checking to the schema of the form, and leads to what is wrong.
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface FormElementProps {
  readonly form: { readonly refused: number };
  readonly className?: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

export function Form({ form: { refused }, className, onSubmit, children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What is wrong in a part that is folded away must be seen.
    const folded = wrong?.closest('details');
    if (folded) folded.open = true;
    wrong?.focus();
  }, [refused]);
  return (
    <form ref={element} className={className} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
