import * as v from 'valibot';
import { BANNER_ART } from '../art/names.js';
import { readContent, said, texts, whole } from './read.js';

/** Banners. `artId` is the id of the picture in the art index. */
export const BANNERS = readContent(
  'banners',
  v.array(
    v.strictObject({
      id: said,
      places: v.array(v.picklist(['home', 'promotion', 'bottom'])),
      art: v.picklist(BANNER_ART),
      position: whole,
      /** A path of the lobby. */
      link: said,
      title: texts,
      text: texts,
      button: texts,
    }),
  ),
).map((banner) => Object.assign({ artId: `banner-${banner.art}` }, banner));
