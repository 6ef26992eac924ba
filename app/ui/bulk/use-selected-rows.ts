import { useEffect, useState } from "react";

/** They belong to a form elsewhere on the page. */
export const rowBoxes = (formId: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=id][form=${formId}]`),
];

export function useSelectedRows(formId: string, shown: unknown) {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    const count = () => setSelected(rowBoxes(formId).filter((box) => box.checked).length);
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [formId, shown]);
  const selectAll = () => {
    const all = rowBoxes(formId);
    const isOn = !all.every((box) => box.checked);
    for (const box of all) box.checked = isOn;
    setSelected(isOn ? all.length : 0);
  };
  return { selected, selectAll };
}
