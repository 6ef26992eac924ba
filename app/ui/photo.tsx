import { type ReactNode, useEffect, useRef, useState } from "react";

interface PhotoProps {
  src: string | null;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** The first picture of a page: fetched at once, and before others. */
  eager?: boolean;
  fallback?: string;
  className?: string;
  /** Names the picture while a view transition carries it from one page to the next. */
  transitionName?: string;
  /** What lies on the picture. */
  children?: ReactNode;
}

export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  fallback = "Image not available",
  className,
  transitionName,
  children,
}: PhotoProps) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // An image can fail before React is there to hear of it.
  useEffect(() => {
    const { current } = image;
    setBroken(Boolean(current?.complete && current.naturalWidth === 0));
  }, [src]);
  return (
    <div
      className={className ? `photo ${className}` : "photo"}
      style={transitionName ? { viewTransitionName: transitionName } : undefined}
    >
      {src && !broken ? (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={960}
          height={640}
          loading={eager ? undefined : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          onError={() => setBroken(true)}
        />
      ) : (
        <p>{fallback}</p>
      )}
      {children}
    </div>
  );
}
