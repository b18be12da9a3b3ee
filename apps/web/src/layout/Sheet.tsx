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
  // A finger that opened the sheet by a long press may be lifted beside it: that closes nothing.
  const beganBeside = useRef(false);
  // Before it is gone from the page, so that the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The first thing to choose, rather than the button that closes. A log begins at its end, where it is scrolled to.
    shown?.querySelector<HTMLElement>('[data-stop]:not([data-newest-last] *), form select')?.focus();
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
      onPointerDown={(event) => {
        beganBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && beganBeside.current) onClose();
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
