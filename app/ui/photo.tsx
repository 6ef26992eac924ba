import { useEffect, useRef, useState } from "react";

interface PhotoProps {
  src: string | null;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** For the first picture of a page: loaded immediately and with high priority. */
  eager?: boolean;
  fallback?: string;
  className?: string;
}

/** Always 3:2, so that loading it does not shift the layout. */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  fallback = "Image not available",
  className = "",
}: PhotoProps) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // An image can fail before hydration, when no handler is attached yet.
  useEffect(() => {
    const { current } = image;
    setBroken(Boolean(current?.complete && current.naturalWidth === 0));
  }, [src]);
  return (
    <div className={`relative aspect-3/2 overflow-hidden bg-sunken ${className}`}>
      {src && !broken ? (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={960}
          height={640}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "low"}
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full place-items-center p-4 text-center text-sm text-ink-3">
          {fallback}
        </p>
      )}
    </div>
  );
}
