// A native dialog: it keeps the focus, Escape closes it, and a click beside it does too.
import { useLayoutEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

export function Sheet({ title, className, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is gone from the page, so that the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The first thing to choose, rather than the button that closes.
    shown?.querySelector<HTMLElement>('[data-stop], form select')?.focus();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={`dialog ${className ?? ''}`}
      aria-label={title}
      onCancel={(event) => {
        // A file picker in the dialog that is left without a file says `cancel` too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
