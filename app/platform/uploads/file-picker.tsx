import { type DragEvent, type ReactNode, useState } from "react";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";

interface FilePickerProps {
  /** A page may have several. */
  id: string;
  name: string;
  label: string;
  dropHint: string;
  accept: string;
  hint: ReactNode;
  camera?: string;
  onFiles: (files: File[]) => void;
}

export function FilePicker({
  id,
  name,
  label,
  dropHint,
  accept,
  hint,
  camera,
  onFiles,
}: FilePickerProps) {
  const [isOver, setOver] = useState(false);

  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    // The same file can be chosen again after an error.
    field.value = "";
    if (files.length > 0) onFiles(files);
  };

  const isFileDrag = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const onDragOver = (event: DragEvent) => {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`flex flex-col items-center gap-3 rounded-surface border-2 border-dashed px-4 py-7 text-center transition-colors duration-120 ${isOver ? "border-accent bg-accent-soft" : "border-line-strong bg-surface"}`}
    >
      <div className="flex max-w-full flex-wrap items-center justify-center gap-3">
        <input
          id={id}
          type="file"
          name={name}
          multiple
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.currentTarget)}
          className="peer file-input max-w-full not-noscript:sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClass("secondary")} js-only cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
        >
          <Icon name="upload" />
          {label}
        </label>
        {camera && (
          <label
            className={`${buttonClass("secondary")} js-only hidden! cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent pointer-coarse:inline-flex!`}
          >
            <Icon name="camera" />
            {camera}
            <input
              type="file"
              accept="image/jpeg"
              capture="environment"
              onChange={(event) => take(event.currentTarget)}
              className="sr-only"
            />
          </label>
        )}
        <span className="js-only text-sm text-ink-2 pointer-coarse:hidden">{dropHint}</span>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
    </div>
  );
}
