/** A `ref` for the heading that replaces a form once it was sent: the button that had the focus is gone. Needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
