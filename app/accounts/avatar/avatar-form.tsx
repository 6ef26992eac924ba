import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import {
  type AvatarNotice,
  type AvatarProblem,
  avatarProblemMessages,
  maxAvatarBytes,
  maxAvatarPixels,
} from "./avatar.ts";
import { PictureCropper } from "./picture-cropper.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";

interface AvatarFormProps {
  name: string;
  src: string | null;
  said: AvatarNotice | null;
}

const address = "/account/avatar";

/** Without JavaScript the server crops the picture to its centre. */
export function AvatarForm({ name, src, said }: AvatarFormProps) {
  const fetcher = useFetcher();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const pending = fetcher.state !== "idle";

  const choose = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    const opened = await openPicture(file);
    setProblem("problem" in opened ? opened.problem : null);
    setPicture("picture" in opened ? opened.picture : null);
  };
  const forget = () => {
    setPicture(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  const send = async (cropped: Blob) => {
    const form = new FormData();
    form.set("picture", cropped, "picture.webp");
    await fetcher.submit(form, { method: "post", action: address, encType: "multipart/form-data" });
    forget();
  };

  const shown = problem ?? (said === "saved" || said === "removed" ? null : said);
  return (
    <div className="flex flex-col gap-5">
      {shown && <Banner tone="danger">{avatarProblemMessages[shown]}</Banner>}
      {!shown && said === "saved" && <Banner tone="success">Picture saved.</Banner>}
      {!shown && said === "removed" && <Banner tone="success">Picture removed.</Banner>}
      {picture && (
        <PictureCropper
          picture={picture}
          pending={pending}
          onUse={(blob) => void send(blob)}
          onCancel={forget}
        />
      )}
      <div className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${picture ? "hidden" : ""}`}>
        <Avatar name={name} src={src} className="size-24 text-2xl" />
        <form
          method="post"
          action={address}
          encType="multipart/form-data"
          className="flex min-w-0 grow basis-64 flex-col gap-3"
        >
          <label htmlFor="picture" className="text-sm font-semibold">
            {src ? "Choose another picture" : "Choose a picture"}
          </label>
          <input
            ref={input}
            id="picture"
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-describedby="picture-hint"
            onChange={() => void choose()}
            className="file-input"
          />
          <p id="picture-hint" className="text-sm text-ink-2">
            JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.
          </p>
          <noscript>
            <Button>Upload</Button>
          </noscript>
        </form>
        {src && (
          <fetcher.Form method="post" action={address}>
            <input type="hidden" name="intent" value="remove" />
            <Button variant="quiet" size="sm" pending={pending}>
              Remove picture
            </Button>
          </fetcher.Form>
        )}
      </div>
    </div>
  );
}

async function openPicture(
  file: File,
): Promise<{ picture: ImageBitmap } | { problem: AvatarProblem }> {
  if (file.size > maxAvatarBytes) return { problem: "too-large" };
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml")
    return { problem: "not-a-picture" };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    return picture.width * picture.height > maxAvatarPixels
      ? { problem: "too-many-pixels" }
      : { picture };
  } catch {
    return { problem: "not-a-picture" };
  }
}
