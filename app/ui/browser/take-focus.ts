/** A `ref` for the heading that replaces a submitted form, whose focused button is gone. Needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
