import { useCallback, useEffect, useRef, useState } from "react";
import type { SendChange } from "#app/listings/media/use-media-changes.tsx";
import { Field, splitField } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";

interface PhotoLineProps {
  id: string;
  name: "caption" | "alt";
  label: string;
  value: string;
  maxLength: number;
  save: SendChange;
}

const pauseMs = 800;

export function PhotoLine({ id, name, label, value, maxLength, save }: PhotoLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [status, setStatus] = useState<"idle" | "saving" | "saved">("idle");
  const [notice, setNotice] = useState("");
  const [error, setError] = useState<string | null>(null);
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const text = typed.current;
    if (text === null) return;
    setStatus("saving");
    const result = await save({ [name]: text });
    setStatus(result.ok ? "saved" : "idle");
    setError(result.ok ? null : result.message);
    setNotice(result.ok ? result.message : "");
    // The person has typed on: the next pause saves that.
    if (!result.ok || typed.current !== text) return;
    typed.current = null;
    setDraft(null);
  }, [name, save]);

  useEffect(() => {
    const flush = () => void send();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
    };
  }, [send]);

  const { field, input } = splitField({ id, name, label, error, optional: true });
  return (
    <Field {...field}>
      <div className="relative">
        <input
          {...input}
          type="text"
          value={draft ?? value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            typed.current = currentTarget.value;
            setStatus("idle");
            clearTimeout(timer.current);
            timer.current = setTimeout(() => void send(), pauseMs);
          }}
          onBlur={() => void send()}
          className={`control control-sm ${status === "saved" ? "pe-20" : ""}`}
        />
        <span
          role="status"
          className="pointer-events-none absolute inset-y-0 end-3 flex items-center gap-1 text-xs font-medium text-success"
        >
          {status === "saved" && (
            <>
              <Icon name="check" className="size-3.5" />
              Saved
            </>
          )}
        </span>
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {notice}
      </p>
    </Field>
  );
}

interface RevealingBoxProps {
  id: string;
  revealing: boolean;
  save: SendChange;
}

export function RevealingBox({ id, revealing, save }: RevealingBoxProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      {/* An unticked box is not submitted. */}
      <input type="hidden" name="revealing" value="no" />
      <Checkbox
        id={id}
        name="revealing"
        value="yes"
        label="Reveals the name or location"
        hint="A sign, a logo, a street: once you have bought a package, it is shown to those you choose under “Who sees what”."
        error={error}
        checked={wanted ?? revealing}
        onChange={async ({ currentTarget: { checked } }) => {
          setWanted(checked);
          const result = await save({ revealing: checked ? "yes" : "no" });
          setError(result.ok ? null : result.message);
          setWanted(null);
        }}
        className="text-sm"
      />
    </>
  );
}
