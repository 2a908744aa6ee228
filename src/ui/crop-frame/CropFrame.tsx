import { useRef, type PointerEvent } from 'react';
import { dragged, mostZoom, squareOf, zoomed, type Crop, type PictureSize } from '../../../machines/account/crop.js';
import { RangeField } from '../range-field/RangeField.js';
import * as css from './CropFrame.css.js';

export type CropFrameProps = {
  /** The address of the picture. */
  preview: string;
  picture: PictureSize;
  crop: Crop;
  labels: Readonly<Record<'zoom' | 'across' | 'down', string>>;
  isDisabled?: boolean;
  onFrame: (crop: Crop) => void;
};

type Point = { x: number; y: number };
/** The fingers on the frame: where each of them went down, and where it is. A finger that comes or goes starts anew. */
type Gesture = { from: Crop; starts: Map<number, Point>; points: Map<number, Point> };

/** A square of a picture: dragged and pinched by fingers, dragged by a mouse, and set by three sliders for the keyboard. */
export function CropFrame({ preview, picture, crop, labels, isDisabled = false, onFrame }: CropFrameProps) {
  const gesture = useRef<Gesture>({ from: crop, starts: new Map(), points: new Map() });
  const { left, top, side } = squareOf(picture, crop);
  const share = (length: number) => `${(length / side) * 100}%`;
  const restart = (points: Map<number, Point>) => {
    gesture.current = { from: crop, starts: new Map(points), points };
  };
  const hold = (event: PointerEvent) => {
    if (isDisabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    restart(new Map(gesture.current.points).set(event.pointerId, pointOf(event)));
  };
  const release = ({ pointerId }: PointerEvent) => {
    const points = new Map(gesture.current.points);
    if (points.delete(pointerId)) restart(points);
  };
  const move = (event: PointerEvent) => {
    const { from, starts, points } = gesture.current;
    if (isDisabled || !points.has(event.pointerId)) return;
    points.set(event.pointerId, pointOf(event));
    const width = event.currentTarget.clientWidth || 1;
    const [was, is] = [middleOf(starts), middleOf(points)];
    const [apart, now] = [spreadOf(starts), spreadOf(points)];
    const zoomedCrop = apart > 0 ? zoomed(picture, from, (from.zoom * now) / apart) : from;
    onFrame(dragged(picture, zoomedCrop, (is.x - was.x) / width, (is.y - was.y) / width));
  };
  const hasRoom = (length: number) => length - side > 0.5;
  return (
    <div>
      <div
        role="presentation"
        className={css.frame}
        data-is-still={isDisabled ? '' : undefined}
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={preview}
          alt=""
          draggable={false}
          className={css.picture}
          style={{ width: share(picture.width), left: share(-left), top: share(-top) }}
        />
        <span className={css.circle} />
      </div>
      <div className={css.sliders}>
        <RangeField
          label={labels.zoom}
          min={100}
          max={mostZoom * 100}
          step={5}
          value={Math.round(crop.zoom * 100)}
          isDisabled={isDisabled}
          onChange={(value) => onFrame(zoomed(picture, crop, value / 100))}
        />
        <RangeField
          label={labels.across}
          min={0}
          max={100}
          step={2}
          value={Math.round(crop.x * 100)}
          isDisabled={isDisabled || !hasRoom(picture.width)}
          onChange={(value) => onFrame({ ...crop, x: value / 100 })}
        />
        <RangeField
          label={labels.down}
          min={0}
          max={100}
          step={2}
          value={Math.round(crop.y * 100)}
          isDisabled={isDisabled || !hasRoom(picture.height)}
          onChange={(value) => onFrame({ ...crop, y: value / 100 })}
        />
      </div>
    </div>
  );
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function middleOf(points: ReadonlyMap<number, Point>): Point {
  const all = [...points.values()];
  const mean = (of: (point: Point) => number) => all.reduce((sum, point) => sum + of(point), 0) / (all.length || 1);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** How far two fingers are apart, in px; 0 for any other number of them. */
function spreadOf(points: ReadonlyMap<number, Point>): number {
  const [one, other, ...more] = points.values();
  return one && other && more.length === 0 ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
